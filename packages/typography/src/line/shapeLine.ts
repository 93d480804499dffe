import type { FontFace, ShapedGlyph, Shaping } from '../font/fontFace.ts'
import { isLatinLike } from '../unicode/orientation.ts'
import type { SpacedCharacter } from './closingUp.ts'
import { blankAfter, closingUp } from './closingUp.ts'

/** The glyphs of one character, or of the characters of a ligature; lengths in em. */
export interface Cluster {
  /** Index of its first character in the line. */
  readonly index: number
  /** Start of its cell on the line. */
  readonly x: number
  /** Its room on the line. */
  readonly advance: number
  /** The least room that it takes at the end of a line. */
  readonly natural: number
  /** Distance from `x` to the middle of its cell. */
  readonly middle: number
  /** Positioned from the start of the cell. */
  readonly glyphs: readonly ShapedGlyph[]
}

export interface ShapedLine {
  readonly clusters: readonly Cluster[]
  readonly advance: number
  /** The blank at its end that may be beyond the end of the line. */
  readonly blank: number
}

const IDEOGRAPHIC_SPACE = '\u3000'

/** Shapes the characters of a line: Latin words with kerning, Japanese characters in cells without kerning. */
export function shapeLine(characters: readonly string[], font: FontFace, ligatures = true): ShapedLine {
  const shaped = runsOf(characters).flatMap(({ start, isLatin, characters: run }) => {
    const shaping: Shaping = isLatin ? (ligatures ? 'latin' : 'latinWithoutLigatures') : 'solid'
    return clustersOfRun(run, font, shaping).map((cluster) => ({ ...cluster, index: cluster.index + start }))
  })
  const spaced = (cluster: UnplacedCluster) => spacedCharacter(characters[cluster.index] ?? '', cluster, font)
  const clusters: Cluster[] = []
  let pen = 0
  for (const [i, cluster] of shaped.entries()) {
    const next = shaped[i + 1]
    const advance = cluster.advance - (next ? closingUp(spaced(cluster), spaced(next)) : 0)
    const natural = cluster.natural - blankAfter(spaced(cluster))
    clusters.push({ ...cluster, advance, natural, middle: cluster.advance / 2, x: pen })
    pen += advance
  }
  const last = shaped.at(-1)
  return { clusters, advance: pen, blank: last ? blankAfter(spaced(last)) : 0 }
}

type UnplacedCluster = Omit<Cluster, 'x' | 'middle'>

const spacedCharacter = (character: string, { glyphs: [glyph] }: UnplacedCluster, font: FontFace): SpacedCharacter => ({
  character,
  ink() {
    const ink = glyph && font.ink(glyph.id)
    return ink ? { start: glyph.x + ink.left, end: glyph.x + ink.left + ink.width } : null
  },
})

interface Run {
  /** Index of its first character in the line. */
  readonly start: number
  readonly isLatin: boolean
  readonly characters: string[]
}

/** Divides a line into Latin words, with the spaces and digits between them, and single Japanese characters. */
function runsOf(characters: readonly string[]): Run[] {
  const runs: Run[] = []
  for (const [start, character] of characters.entries()) {
    const isLatin = isLatinLike(character)
    const last = runs.at(-1)
    if (isLatin && last?.isLatin) last.characters.push(character)
    else runs.push({ start, isLatin, characters: [character] })
  }
  return runs
}

function clustersOfRun(characters: readonly string[], font: FontFace, shaping: Shaping): UnplacedCluster[] {
  if (characters[0] === IDEOGRAPHIC_SPACE) return [{ index: 0, advance: 1, natural: 1, glyphs: [] }]
  const owner = characters.flatMap((character, i) => Array.from(character, () => i))
  const clusters: { index: number; advance: number; natural: number; glyphs: ShapedGlyph[] }[] = []
  let cellStart = 0
  let pen = 0
  for (const glyph of font.shape(characters.join(''), shaping)) {
    const index = owner[glyph.start]
    if (index === undefined)
      throw new RangeError(`glyph ${glyph.id} starts beyond the run of ${owner.length} characters`)
    let cluster = clusters.at(-1)
    if (cluster === undefined || cluster.index !== index) {
      cluster = { index, advance: 0, natural: 0, glyphs: [] }
      clusters.push(cluster)
      cellStart = pen
    }
    cluster.glyphs.push({ ...glyph, x: glyph.x - cellStart })
    // A mark has no advance, so the advance at a line's end remains that of its base.
    if (glyph.natural !== 0) cluster.natural = cluster.advance + glyph.natural
    cluster.advance += glyph.advance
    pen += glyph.advance
  }
  return clusters
}
