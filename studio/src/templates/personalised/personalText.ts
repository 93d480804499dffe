import type { SamplePart, TextItem } from '@irodori/contract/entities/designItem'
import { dateInStyleOf } from './dateInStyleOf.ts'
import { replaceName } from './replaceName.ts'
import type { PersonalDetails } from './storedPersonalisation.ts'

type PersonalisedItem = Pick<TextItem, 'text' | 'sampleParts' | 'isDisabledItem'>

/**
 * The text of a template with the details of the customer in place of its samples: each goes to the part that stands for
 * it, written as the sample is. In a template without marks only a name is recognised, by its form.
 * @returns null if no detail belongs to the text
 */
export function personalText(item: PersonalisedItem, details: PersonalDetails): string | null {
  if (item.isDisabledItem) return null
  if (item.sampleParts === undefined) return details.name === '' ? null : replaceName(item.text, details.name)
  const isNamed = item.sampleParts.some(({ kind }) => kind === 'NAME') && details.name !== ''
  let written = ''
  let rest = item.text
  let isChanged = false
  for (const part of item.sampleParts) {
    const at = rest.indexOf(part.text)
    if (at === -1) continue
    const own = part.kind === 'READING' && isNamed ? '' : ownWords(part, details)
    isChanged ||= own !== null
    written += rest.slice(0, at) + (own ?? part.text)
    rest = rest.slice(at + part.text.length)
  }
  return isChanged ? written + rest : null
}

/** What stands between two names. */
const JOINS = [' と ', ' & ', ' and ']

/** The words of the customer for a part; null if they have told none. */
function ownWords({ kind, text }: SamplePart, details: PersonalDetails): string | null {
  const { name, secondName, latinName, date, title } = details
  switch (kind) {
    case 'NAME':
      return name || null
    case 'SECOND_NAME':
      return secondName || null
    case 'NAMES':
      return (
        [name, secondName].filter((one) => one !== '').join(JOINS.find((join) => text.includes(join)) ?? '・') || null
      )
    case 'LATIN_NAME':
      return (text === text.toUpperCase() ? latinName.toUpperCase() : latinName) || null
    case 'DATE':
      return dateInStyleOf(text, date)
    case 'TITLE':
      return title || null
    case 'READING':
    case 'WORDS':
      return null
  }
}
