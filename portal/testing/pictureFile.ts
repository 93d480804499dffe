/** A PNG file of 40 by 30 pixels that a browser can decode. */
export async function pictureFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}
