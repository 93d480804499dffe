import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { PhotoError } from '../file/photoError.ts'
import type { PlainHeader } from '../file/plainHeader.ts'
import type { OpenedPhoto } from '../magick/openPhotoWith.ts'
import { openPhotoWith } from '../magick/openPhotoWith.ts'
import type { PhotoSource } from '../painting/photoSource.ts'
import { createPhotoSource } from '../painting/photoSource.ts'
import { reportsDamage } from './damageReport.ts'
import { decodeBySharp, decodeColourBySharp } from './decodeBySharp.ts'

const ready = (): Promise<void> => Promise.resolve()

/** Opens a photo on the server: its kind, and upright sRGB pixels. */
export const openPhoto = (bytes: Uint8Array): Promise<Result<OpenedPhoto, PhotoError>> =>
  openPhotoWith(decodeBySharp, ready, bytes)

/** Opens a photo, and tells whether the data of its picture are damaged, so that a part of it was filled in. */
export async function openAndExamine(
  bytes: Uint8Array,
): Promise<Result<OpenedPhoto & { readonly isDamaged: boolean }, PhotoError>> {
  let isDamaged = false
  const decode = (file: Uint8Array, header: PlainHeader) =>
    decodeBySharp(file, header, (reason) => {
      isDamaged = reportsDamage(reason)
    })
  const opened = await openPhotoWith(decode, ready, bytes)
  return opened.ok ? ok({ ...opened.value, isDamaged }) : opened
}

/** Opens a photo for painting; files without transparency are held as RGB. */
export async function openPhotoSource(bytes: Uint8Array): Promise<Result<PhotoSource, PhotoError>> {
  const opened = await openPhotoWith(decodeColourBySharp, ready, bytes)
  return opened.ok ? ok(createPhotoSource(opened.value.pixels)) : opened
}
