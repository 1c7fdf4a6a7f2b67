// Two pictures as data URLs; in which pixels they differ, and a third one that shows it. Nothing is
// smoothed away: one pixel that differs by one shade counts.
async ([before, after]) => {
  const pixels = async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob(), {
      colorSpaceConversion: "none",
      premultiplyAlpha: "none",
    });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    const picture = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return {
      picture,
      wide: bitmap.width,
      high: bitmap.height,
      data: new Uint32Array(picture.data.buffer),
    };
  };
  // As they lie in memory: alpha, blue, green, red.
  const [FAINT, RED] = [0x46000000, 0xff0000e6];
  const [old, now] = [await pixels(before), await pixels(after)];
  const width = Math.max(old.wide, now.wide);
  const height = Math.max(old.high, now.high);
  const colour = ({ wide, high, data }, x, y) => (x < wide && y < high ? data[y * wide + x] : -1);
  const marked = new ImageData(width, height);
  const shown = new Uint32Array(marked.data.buffer);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (colour(old, x, y) === colour(now, x, y)) {
        shown[y * width + x] = (now.data[y * now.wide + x] & 0xffffff) | FAINT;
        continue;
      }
      count += 1;
      shown[y * width + x] = RED;
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x + 1);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  const sheet = new OffscreenCanvas(width * 3, height);
  const context = sheet.getContext("2d");
  context.putImageData(old.picture, 0, 0);
  context.putImageData(now.picture, width, 0);
  context.putImageData(marked, width * 2, 0);
  const reader = new FileReader();
  reader.readAsDataURL(await sheet.convertToBlob());
  await new Promise((resolve) => (reader.onload = resolve));
  return { count, share: count / (width * height), box, sheet: reader.result.split(",")[1] };
};
