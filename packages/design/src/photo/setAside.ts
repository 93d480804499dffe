import { MINUTE_MS } from '@irodori/contract/durations'
import type { FillPhoto } from './autoFill.ts'

/** A photo with what was measured on its pixels; without it as long as it has not been examined. */
export interface ExaminedPhoto extends FillPhoto {
  /** Difference hash of 16 hexadecimal digits. */
  readonly hash?: string
  /** Variance of the Laplacian in the sharpest part. */
  readonly sharpness?: number
}

/** Why automatic filling leaves a photo out. */
export type AsideReason =
  | { readonly kind: 'BLURRED' }
  | {
      readonly kind: 'SIMILAR'
      /** The photo of the same motif that is used instead. */
      readonly to: string
    }

/** A photo of less sharpness is blurred all over. */
export const LEAST_SHARPNESS = 40

/** Photos taken within this time show the same motif if their hashes differ in few bits. */
const SERIES_MS = MINUTE_MS
const SERIES_BITS = 10
/** Copies of one photo differ in fewer bits, whenever their files were written. */
const COPY_BITS = 3

/**
 * The photos that automatic filling leaves out: blurred ones, and of photos that show the same all but the best: that with
 * the most faces, then the largest, then the sharpest, then the earliest.
 * @param chosen names of photos that the customer has chosen: they are never set aside, and better than all others
 */
export function photosAside(
  photos: readonly ExaminedPhoto[],
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, AsideReason> {
  const aside = new Map<string, AsideReason>()
  const kept: Marked[] = []
  for (const photo of photos.map(marked).toSorted((a, b) => compareQuality(a.photo, b.photo, chosen))) {
    const { imageName, sharpness = Number.POSITIVE_INFINITY } = photo.photo
    const isChosen = chosen.has(imageName)
    const similar = isChosen ? undefined : kept.find((other) => areSimilar(photo, other))
    if (similar) aside.set(imageName, { kind: 'SIMILAR', to: similar.photo.imageName })
    else if (!isChosen && sharpness < LEAST_SHARPNESS) aside.set(imageName, { kind: 'BLURRED' })
    else kept.push(photo)
  }
  return aside
}

/** Negative if the first photo is better. */
function compareQuality(one: ExaminedPhoto, other: ExaminedPhoto, chosen: ReadonlySet<string>): number {
  const isChosen = ({ imageName }: ExaminedPhoto): number => (chosen.has(imageName) ? 1 : 0)
  const faces = (photo: ExaminedPhoto): number => photo.faces?.length ?? 0
  const sharpness = (photo: ExaminedPhoto): number => photo.sharpness ?? 0
  const area = ({ width, height }: ExaminedPhoto): number => width * height
  return (
    isChosen(other) - isChosen(one) ||
    faces(other) - faces(one) ||
    area(other) - area(one) ||
    sharpness(other) - sharpness(one) ||
    (one.takenAt ?? 0) - (other.takenAt ?? 0) ||
    (one.imageName < other.imageName ? -1 : 1)
  )
}

interface Marked {
  readonly photo: ExaminedPhoto
  /** The halves of the hash; null as long as it is unknown. */
  readonly bits: readonly [number, number] | null
}

const marked = (photo: ExaminedPhoto): Marked => {
  const { hash } = photo
  return { photo, bits: hash === undefined ? null : [halfOf(hash, 0), halfOf(hash, 8)] }
}

const halfOf = (hash: string, at: number): number => Number.parseInt(hash.slice(at, at + 8), 16)

function areSimilar({ photo: one, bits: a }: Marked, { photo: other, bits: b }: Marked): boolean {
  if (!(a && b)) return false
  const isSeries = one.takenAt !== null && other.takenAt !== null && Math.abs(one.takenAt - other.takenAt) <= SERIES_MS
  return countBits(a[0] ^ b[0]) + countBits(a[1] ^ b[1]) <= (isSeries ? SERIES_BITS : COPY_BITS)
}

/** Number of the bits that are set among 32. */
function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
