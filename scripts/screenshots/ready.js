// Resolves when everything that was asked for is there and has been painted.
async () => {
  const within = (root) => [
    root,
    ...[...root.querySelectorAll("iframe")].flatMap(({ contentDocument }) =>
      within(contentDocument),
    ),
  ];
  for (const each of within(document)) {
    await each.fonts.ready;
    const pictures = [...each.images].filter((image) => image.checkVisibility());
    await Promise.all(pictures.map((image) => image.decode().catch(() => {})));
  }
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
};
