export { srgbProfile } from '../colour/srgbProfile.ts'
export type { PictureFormat } from './encodePicture.ts'
export { encodePicture } from './encodePicture.ts'
export { openPhoto, openPhotoSource } from './openPhoto.ts'
