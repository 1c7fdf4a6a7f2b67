AVATARS = ("fox", "owl", "hare", "bear", "raven", "badger")
