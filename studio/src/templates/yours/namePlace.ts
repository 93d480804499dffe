import type { TextItem } from '@irodori/contract'

/** 佐藤 美咲: a family name and a first name with a space between. */
const FULL_NAME = /^[一-龠々ヶ]{1,4}[ 　][一-龠々ぁ-んァ-ヶー]{1,6}$/
/** はるとちゃんへ: a name, how it is spoken of, and perhaps to or from whom. */
const SPOKEN_NAME = /^([^\s、。！!？?]{1,8}?)(ちゃん|くん|君|さん|さま|様)((?:へ|より|から)?)$/
const STAND_IN = /^(お?名前|なまえ|氏名|name|[○◯〇]{2,4})$/i
const LATIN_LINE = /^[\p{Script=Latin}\d\s.,'’!?&-]+$/u

/** Words that speak of no one in particular. */
const NOBODY = /^(みな|皆|みんな|お客|お母|お父|おかあ|おとう)/

/** The words with the name in the place of another; null where they hold no name. */
function nameIn(words: string, name: string): string | null {
  const line = words.trim()
  if (FULL_NAME.test(line) || STAND_IN.test(line)) return name
  const spoken = SPOKEN_NAME.exec(line)
  if (!spoken || NOBODY.test(line)) return null
  return `${name}${spoken[2]}${spoken[3]}`
}

type Words = Pick<TextItem, 'id' | 'text' | 'position' | 'isDisabledItem'>

/**
 * Where a name stands on a page: in the place of every name that its template has; where it has none, in the place of
 * its first line of Latin letters, which mostly is an ornament; nowhere else.
 * @returns new words by the item's id
 */
export function namePlaces(texts: readonly Words[], name: string): ReadonlyMap<string, string> {
  const open = texts.filter(({ isDisabledItem }) => !isDisabledItem).toSorted((a, b) => a.position - b.position)
  const named = open.flatMap(({ id, text }) => {
    const words = nameIn(text, name)
    return words === null ? [] : [[id, words] as const]
  })
  if (named.length > 0) return new Map(named)
  const ornament = open.find(({ text }) => LATIN_LINE.test(text.trim()) && !text.trim().includes('\n'))
  return new Map(ornament ? [[ornament.id, name]] : [])
}
