"""What ``boneyard doctor`` looks at, one module each."""
