import type { ListState } from '@irodori/client/listQueries'
import { TEMPLATE_COLOURS, type TemplateColour } from '@irodori/contract/entities/template'
import type { TemplateChoice } from '../templateChoice.ts'

type Filters = Pick<ListState, 'search' | 'hashtag' | 'colour' | 'orderBy'>

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Filters by search terms (in name or hashtags), hashtag and colour, and sorts the list. */
export function filterTemplates(
  choices: readonly TemplateChoice[],
  { search, hashtag, colour, orderBy }: Filters,
): readonly TemplateChoice[] {
  const terms = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = choices.filter(({ name, hashtags, colours }) => {
    const text = folded([name, ...hashtags].join(' '))
    return (
      terms.every((term) => text.includes(term)) &&
      (hashtag === '' || hashtags.includes(hashtag)) &&
      (colour === '' || colours.includes(colour))
    )
  })
  // The list is sorted by newest first, and sorting is stable.
  if (orderBy === 'photoCount') return found.toSorted((a, b) => b.photos - a.photos)
  if (orderBy === 'messageCount') return found.toSorted((a, b) => b.texts - a.texts)
  return found
}

/** Hashtags of these templates, most frequent first. */
export function hashtagsOf(choices: readonly TemplateChoice[]): readonly string[] {
  const uses = new Map<string, number>()
  for (const hashtag of choices.flatMap(({ hashtags }) => hashtags)) uses.set(hashtag, (uses.get(hashtag) ?? 0) + 1)
  return [...uses].toSorted(([, a], [, b]) => b - a).map(([hashtag]) => hashtag)
}

/** Colours of these templates, in the order of their names. */
export const coloursOf = (choices: readonly TemplateChoice[]): readonly TemplateColour[] =>
  TEMPLATE_COLOURS.filter((colour) => choices.some(({ colours }) => colours.includes(colour)))
