import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Size } from '@irodori/geometry/shape'
import { placeWithFaces } from '../photo/faceSafeCrop.ts'
import { countCutFaces } from '../photo/facesInFrame.ts'
import type { ExaminedPhoto } from '../photo/setAside.ts'
import { heroScore, HIGHEST_SCORE } from './heroScore.ts'
import type { Assignment } from './leastAssignment.ts'
import { leastAssignment } from './leastAssignment.ts'

/** Cost of a frame that stays empty, of a cut face, and of a photo of which nothing would be shown. */
const EMPTY = 1000
const CUT = 100
const LOSS = 10
/** Cost of the least suitable photo in a large frame, and of a photo one place away from its place in time. */
const HERO = 4
const ORDER = 0.05
/** A frame of at least this share of the largest frame's area is large too. */
const LARGE_SHARE = 0.9

/** What it costs to show a photo in a frame: cut faces, and the share of the photo that is not shown. */
export type FrameCost = (photo: ExaminedPhoto, frame: ImageItem) => number

/** Costs of photos in frames, each computed once. */
export function createFrameCost(): FrameCost {
  const known = new WeakMap<ImageItem, Map<string, number>>()
  return (photo, frame) => {
    const ofFrame = known.get(frame) ?? new Map<string, number>()
    known.set(frame, ofFrame)
    const cost = ofFrame.get(photo.imageName) ?? frameCost(photo, frame)
    ofFrame.set(photo.imageName, cost)
    return cost
  }
}

function frameCost(photo: ExaminedPhoto, frame: ImageItem): number {
  const { faces = [] } = photo
  const cut = faces.length === 0 ? 0 : countCutFaces({ ...frame, ...placeWithFaces(frame, photo) }, faces)
  const ratios = ratioOf(frame) / ratioOf(photo)
  return CUT * cut + LOSS * (1 - Math.min(ratios, 1 / ratios))
}

const ratioOf = ({ width, height }: Size): number => width / height

/**
 * The best places for photos on a page. Faces are not cut where that is possible, photos go to frames of their shape, the
 * best of them to the large frames, and the others keep their order in time.
 * @param photos in order of time, not more than there are frames
 * @param frames in reading order
 */
export function pageCost(
  photos: readonly ExaminedPhoto[],
  frames: readonly ImageItem[],
  costOf: FrameCost,
): Assignment {
  const large = largeFrames(frames)
  const ranks = ranksOf(photos)
  const costs = photos.map((photo, row) =>
    frames.map((frame, column) => {
      const inLarge = large.has(frame) ? HERO * (ranks[row] ?? 0) : 0
      return costOf(photo, frame) + ORDER * Math.abs(row - column) + inLarge
    }),
  )
  const { columns, cost } = leastAssignment(costs)
  return { columns, cost: cost + EMPTY * (frames.length - photos.length) }
}

/**
 * How unsuitable each photo is for a large frame, from 0 for the best to 1: the share of the other photos of its page that
 * are better; of a photo alone, how much it lacks to be the best of all.
 */
function ranksOf(photos: readonly ExaminedPhoto[]): readonly number[] {
  const scores = photos.map(heroScore)
  if (photos.length === 1) return scores.map((score) => 1 - score / HIGHEST_SCORE)
  return scores.map((score) => scores.filter((other) => other > score).length / photos.length)
}

/** The large frames of a page; none where several frames are alike. */
function largeFrames(frames: readonly ImageItem[]): ReadonlySet<ImageItem> {
  const area = ({ width, height }: Size): number => width * height
  const largest = Math.max(0, ...frames.map(area))
  const large = frames.filter((frame) => area(frame) >= LARGE_SHARE * largest)
  return new Set(large.length === frames.length && large.length > 1 ? [] : large)
}
