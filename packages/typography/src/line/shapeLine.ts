import type { FontFace, ShapedGlyph, Shaping } from '../font/fontFace.ts'
import type { SpacedCharacter } from './closingUp.ts'
import { blankAfter, gapBetween, overhang, SOLID, spacedCharacter } from './closingUp.ts'
import type { LineLength, Squeeze } from './fitLine.ts'
import { UNSQUEEZED } from './fitLine.ts'
import { dashJoints, isDash } from './joinDashes.ts'
import type { Paragraph } from './paragraphs.ts'

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
  /** What can be removed between it and the next cluster. */
  readonly slack: number
  /** Distance from `x` to the middle of its cell. */
  readonly middle: number
  /** Positioned from the start of the cell. */
  readonly glyphs: readonly ShapedGlyph[]
  /** Whether it is part of a stroke of several dashes. */
  readonly isStroke: boolean
}

export interface ShapedLine extends LineLength {
  readonly clusters: readonly Cluster[]
}

const IDEOGRAPHIC_SPACE = '\u3000'

export interface LineOptions {
  /** Whether Latin letters form ligatures. */
  readonly ligatures?: boolean
  /** Space between characters that is added later, in em; a dash of several characters spans it. */
  readonly gap?: number
  readonly squeeze?: Squeeze
}

/** Shapes the characters of a line: words with kerning, Japanese characters in cells without kerning. */
export function shapeLine(
  line: Paragraph,
  font: FontFace,
  { ligatures = true, gap = 0, squeeze = UNSQUEEZED }: LineOptions = {},
): ShapedLine {
  const { characters, inWord } = line
  const shaped = runsOf(line).flatMap((run) => {
    const shaping: Shaping = run.isWord ? (ligatures ? 'latin' : 'latinWithoutLigatures') : 'solid'
    return clustersOfRun(run, font, shaping)
  })
  const spacedAt = (i: number): SpacedCharacter | null => {
    const cluster = shaped[i]
    return cluster === undefined || inWord[cluster.index]
      ? null
      : spacedCluster(characters[cluster.index] ?? '', cluster, font)
  }
  const clusters: Cluster[] = []
  let [pen, dots, brackets] = [0, 0, 0]
  let spaced = spacedAt(0)
  let joinsLast = false
  for (const [i, cluster] of shaped.entries()) {
    const next = shaped[i + 1]
    const spacedNext = spacedAt(i + 1)
    const { closed, slack } = next === undefined ? SOLID : gapBetween(spaced, spacedNext)
    dots += slack.dots
    brackets += slack.brackets
    const advance = cluster.advance - closed - slack.dots * squeeze.dots - slack.brackets * squeeze.brackets
    const joinsNext = isDash(characters[cluster.index]) && cluster.glyphs[0]?.id === next?.glyphs[0]?.id
    clusters.push({
      index: cluster.index,
      x: pen,
      advance,
      natural: cluster.natural - blankAfter(spaced) - overhang(spaced),
      slack: slack.dots + slack.brackets,
      middle: cluster.advance / 2,
      glyphs: joinsNext ? [...cluster.glyphs, ...jointsOf(cluster, advance + gap, font)] : cluster.glyphs,
      isStroke: joinsNext || joinsLast,
    })
    pen += advance
    spaced = spacedNext
    joinsLast = joinsNext
  }
  const last = spacedAt(shaped.length - 1)
  return { clusters, advance: pen, blank: blankAfter(last), overhang: overhang(last), slack: { dots, brackets } }
}

const jointsOf = ({ glyphs: [glyph] }: UnplacedCluster, step: number, font: FontFace): ShapedGlyph[] =>
  glyph === undefined
    ? []
    : dashJoints(step, font.ink(glyph.id)?.width ?? 0).map((distance) => ({ ...glyph, x: glyph.x + distance }))

type UnplacedCluster = Pick<Cluster, 'index' | 'advance' | 'natural' | 'glyphs'>

const spacedCluster = (
  character: string,
  { glyphs: [glyph] }: UnplacedCluster,
  font: FontFace,
): SpacedCharacter | null =>
  spacedCharacter(character, () => {
    const ink = glyph && font.ink(glyph.id)
    return ink ? { start: glyph.x + ink.left, end: glyph.x + ink.left + ink.width } : null
  })

interface Run {
  /** Index of its first character in the line. */
  readonly start: number
  readonly isWord: boolean
  readonly characters: string[]
}

/** Divides a line into words, with the spaces and digits between them, and single Japanese characters. */
function runsOf({ characters, inWord }: Paragraph): Run[] {
  const runs: Run[] = []
  for (const [start, character] of characters.entries()) {
    const isWord = inWord[start] === true
    const last = runs.at(-1)
    if (isWord && last?.isWord) last.characters.push(character)
    else runs.push({ start, isWord, characters: [character] })
  }
  return runs
}

function clustersOfRun({ start, characters }: Run, font: FontFace, shaping: Shaping): UnplacedCluster[] {
  if (characters[0] === IDEOGRAPHIC_SPACE) return [{ index: start, advance: 1, natural: 1, glyphs: [] }]
  const shaped = font.shape(characters.join(''), shaping)
  // Fast path for Japanese characters.
  const [only] = shaped
  if (only !== undefined && shaped.length === 1 && characters.length === 1)
    return [{ index: start, advance: only.advance, natural: only.natural, glyphs: shaped }]
  const owner = characters.flatMap((character, i) => Array.from(character, () => start + i))
  const clusters: { index: number; advance: number; natural: number; glyphs: ShapedGlyph[] }[] = []
  let cellStart = 0
  let pen = 0
  for (const glyph of shaped) {
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
