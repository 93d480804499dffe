import { demoShop } from '@irodori/demo-shop/demoShop'
import { drawArtwork } from '@irodori/demo-shop/renderArtwork'
import { encodePicture } from '@irodori/imaging/encodePicture'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { createPixels, wrapPixels } from '@irodori/imaging/pixels'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import { expect, it } from 'vitest'

/** A page of a single colour, as the server prints it. */
async function printOf(id: string, red: number, green: number, blue: number) {
  const { width, height } = createPixels(125, 182)
  const colour = [red, green, blue, 255]
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => colour[index % 4] as number)
  const png = await encodePicture(wrapPixels(width, height, data), { kind: 'png', dpi: 300 })
  return { template: { id, width: 1252, height: 1819, bleedMm: 3, dpi: 300 }, png }
}

it('the picture of a product contains the pages that the server printed', async () => {
  const [card] = demoShop().productPictures
  if (!card) throw new Error('the demo shop has no product pictures')
  const [first = '', second = ''] = card.templateIds
  const drawn = await drawArtwork(
    card.draw([await printOf(first, 230, 20, 20), await printOf(second, 20, 20, 230)]),
    card.width,
    card.height,
  )
  const { data } = acceptedPhoto(await openPhoto(drawn)).pixels
  let reds = 0
  let blues = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red > 180 && green < 70 && blue < 70) reds += 1
    if (blue > 180 && green < 70 && red < 70) blues += 1
  }
  const all = card.width * card.height
  expect([reds / all > 0.1, blues / all > 0.1]).toEqual([true, true])
})
