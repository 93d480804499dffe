import { isDeepStrictEqual } from 'node:util'
import type { Background } from '@irodori/contract/entities/background'
import type { Pattern } from '@irodori/contract/entities/pattern'
import type { PrintViolationReason } from '@irodori/contract/entities/printViolation'
import type { Template } from '@irodori/contract/entities/template'
import { allowsBackground } from '@irodori/rules/ownBackground'
import type { StoredDraft } from '../database/tables/designs.ts'
import type { PageColours } from './productColours.ts'
import { isSameColour } from './productColours.ts'

/** What the background and the colour set of a page are compared with. */
export interface BackgroundFacts {
  /** Null if the shop has deleted it since. */
  readonly template: Template | null
  /** The page as it was saved last with this template; a background that it has was accepted then. */
  readonly saved: StoredDraft | null
  /** Every version of the patterns that the page has. */
  readonly patterns: readonly Pattern[]
  readonly colours: PageColours
}

/** Why the background and the colour set of a page cannot be printed (COM-7). */
export function backgroundViolations(
  { background, backgroundColor, colourSet }: StoredDraft,
  { template, saved, patterns, colours }: BackgroundFacts,
): PrintViolationReason[] {
  const isKnownSet =
    colourSet === undefined ||
    colourSet === saved?.colourSet ||
    template?.colourSets?.some(({ id }) => id === colourSet) === true
  const isKnownGround = [template, saved].some((model) => model && isSameColour(model.backgroundColor, backgroundColor))
  return [
    ...(isKnownSet ? [] : (['COLOUR_SET_NOT_OF_TEMPLATE'] as const)),
    ...(isKnownGround || colours.allows(backgroundColor) ? [] : (['COLOUR_NOT_OF_PRODUCT'] as const)),
    ...(background ? chosenViolations(background, { template, saved, patterns, colours }) : []),
  ]
}

function chosenViolations(
  { ground, pattern }: Background,
  { template, saved, patterns, colours }: BackgroundFacts,
): PrintViolationReason[] {
  const isAllowed = (template !== null && allowsBackground(template)) || saved?.background !== undefined
  if (!isAllowed) return ['BACKGROUND_NOT_OF_TEMPLATE']
  const known = patterns.find(({ id, version }) => id === pattern?.id && version === pattern.version)
  if (pattern && !(known && isPatternOf(pattern, known))) return ['PATTERN_NOT_OF_SHOP']
  const offered = known ? [known.ground, ...known.colours] : []
  const isPrinted = (colour: string): boolean =>
    colours.allows(colour) || offered.some((one) => isSameColour(one, colour))
  return [ground, ...(pattern?.colours ?? [])].every(isPrinted) ? [] : ['COLOUR_NOT_OF_PRODUCT']
}

/** A tile is compared with that of its version, in any order of keys. */
const isPatternOf = (pattern: NonNullable<Background['pattern']>, { tile, tileMm, colours }: Pattern): boolean =>
  isDeepStrictEqual(pattern.tile, tile) && pattern.tileMm === tileMm && pattern.colours.length === colours.length
