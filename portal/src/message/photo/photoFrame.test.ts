import { zoomPhotoTo } from '@irodori/design/photoEdits'
import { expect, it } from 'vitest'
import type { MessagePhoto } from '../messageParts.ts'
import { frameOfPhoto, photoFields } from './photoFrame.ts'

const photo: MessagePhoto = {
  type: 'RECT_IMAGE',
  id: 'p',
  templateId: 'blue',
  position: 2,
  imageName: 'a.jpg',
  cropImageName: 'crop_b.jpg',
  fileName: 'crop_b.jpg',
  width: 1620,
  height: 1080,
  left: 0,
  top: 0,
  sourceWidth: 3000,
  sourceHeight: 2400,
  croppedLeft: 0,
  croppedTop: 200,
  croppedWidth: 3000,
  croppedHeight: 2000,
  rotate: 0,
  imageRotate: 0,
  brightness: 115,
  ratio: 1.5,
}

it('DGM-11: restores a photo in a frame with the aspect ratio of its position', () => {
  const item = frameOfPhoto(photo)
  expect(item.width / item.height).toBeCloseTo(1.5, 3)
  expect(frameOfPhoto({ ...photo, ratio: 0.831 })).toMatchObject({ width: 831, height: 1000 })
  expect(item).toMatchObject({ croppedTop: 200, croppedHeight: 2000, brightnessFactor: 115 })
})

it('DGM-11: saves the crop in pixels of the upright photo', () => {
  const item = frameOfPhoto(photo)
  const zoomed = { ...item, ...zoomPhotoTo(item, 2), imageRotate: 10 }
  expect(photoFields(zoomed)).toMatchObject({
    imageName: 'a.jpg',
    rotate: 10,
    brightnessFactor: 115,
    scaleWidth: 3000,
    scaleHeight: 2400,
    croppedLeft: 750,
    croppedTop: 700,
    croppedWidth: 1500,
    croppedHeight: 1000,
  })
})
