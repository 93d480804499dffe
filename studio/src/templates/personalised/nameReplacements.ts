import type { TextItem } from '@irodori/contract/entities/designItem'

/** 佐藤 美咲: a family name and a first name with a space between. */
const FULL_NAME = /^[一-龠々ヶ]{1,4}[ 　][一-龠々ぁ-んァ-ヶー]{1,6}$/
/** はるとちゃんへ: a name, an honorific and optionally the particle of a receiver or sender. */
const NAME_WITH_HONORIFIC = /^([^\s、。！!？?]{1,8}?)(ちゃん|くん|君|さん|さま|様)((?:へ|より|から)?)$/
const PLACEHOLDER = /^(お?名前|なまえ|氏名|name|[○◯〇]{2,4})$/i
const LATIN_LINE = /^[\p{Script=Latin}\d\s.,'’!?&-]+$/u

/** Texts that address a group or a relative, not a person by name. */
const NOT_A_NAME = /^(みな|皆|みんな|お客|お母|お父|おかあ|おとう)/

/** The text with the given name instead of the one it holds; null if it holds no name. */
function replaceName(text: string, name: string): string | null {
  const line = text.trim()
  if (FULL_NAME.test(line) || PLACEHOLDER.test(line)) return name
  const match = NAME_WITH_HONORIFIC.exec(line)
  if (!match || NOT_A_NAME.test(line)) return null
  return `${name}${match[2]}${match[3]}`
}

type NamedText = Pick<TextItem, 'id' | 'text' | 'position' | 'isDisabledItem'>

/**
 * The texts of a page that show a customer's name: every text with a name in the template; if there is none, the first
 * line of Latin letters, which is usually an ornament.
 * @returns the new text by the item's id
 */
export function nameReplacements(texts: readonly NamedText[], name: string): ReadonlyMap<string, string> {
  const editable = texts.filter(({ isDisabledItem }) => !isDisabledItem).toSorted((a, b) => a.position - b.position)
  const replaced = editable.flatMap(({ id, text }) => {
    const newText = replaceName(text, name)
    return newText === null ? [] : [[id, newText] as const]
  })
  if (replaced.length > 0) return new Map(replaced)
  const ornament = editable.find(({ text }) => LATIN_LINE.test(text.trim()) && !text.trim().includes('\n'))
  return new Map(ornament ? [[ornament.id, name]] : [])
}
