import { groupByTime } from '../photo/groupByTime.ts'
import type { ExaminedPhoto } from '../photo/setAside.ts'
import { heroScore } from './heroScore.ts'

/**
 * The photos for a book that has no room for all of them: some of every group of photos that were taken together, in
 * proportion to its size, and the best of each.
 * @returns in order of time
 */
export function selectPhotos(photos: readonly ExaminedPhoto[], room: number): readonly ExaminedPhoto[] {
  const groups = groupByTime(photos)
  if (photos.length <= room) return groups.flat()
  const shares = sharesOf(
    groups.map((group) => group.length),
    room,
  )
  return groups.flatMap((group, at) => bestOf(group, shares[at] ?? 0))
}

/** Gives places one by one to the group with the most photos for each of its places (D'Hondt); a first place comes before. */
function sharesOf(sizes: readonly number[], room: number): readonly number[] {
  const shares = sizes.map(() => 0)
  const claims = [...sizes]
  for (let place = 0; place < room; place++) {
    const without = claims.map((claim, at) => (shares[at] === 0 ? claim : 0))
    const candidates = Math.max(...without) > 0 ? without : claims
    const at = candidates.indexOf(Math.max(...candidates))
    const share = (shares[at] ?? 0) + 1
    shares[at] = share
    claims[at] = (sizes[at] ?? 0) / (share + 1)
  }
  return shares
}

function bestOf(group: readonly ExaminedPhoto[], count: number): readonly ExaminedPhoto[] {
  const best = new Set(group.toSorted((a, b) => heroScore(b) - heroScore(a)).slice(0, count))
  return group.filter((photo) => best.has(photo))
}
