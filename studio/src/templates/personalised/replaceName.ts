/** 佐藤 美咲: a family name and a first name with a space between. */
const FULL_NAME = /^[一-龠々ヶ]{1,4}[ 　][一-龠々ぁ-んァ-ヶー]{1,6}$/
/** はるとちゃんへ: a name, an honorific and optionally the particle of a receiver or sender. */
const NAME_WITH_HONORIFIC = /^([^\s、。！!？?]{1,8}?)(ちゃん|くん|君|さん|さま|様)((?:へ|より|から)?)$/
const PLACEHOLDER = /^(お?名前|なまえ|氏名|name|[○◯〇]{2,4})$/i

/** Texts that address a group or a relative, not a person by name. */
const NOT_A_NAME = /^(みな|皆|みんな|お客|お母|お父|おかあ|おとう)/

/** The text with the given name instead of the one it holds, for templates without marks; null if it holds no name. */
export function replaceName(text: string, name: string): string | null {
  const line = text.trim()
  if (FULL_NAME.test(line) || PLACEHOLDER.test(line)) return name
  const match = NAME_WITH_HONORIFIC.exec(line)
  if (!match || NOT_A_NAME.test(line)) return null
  return `${name}${match[2]}${match[3]}`
}
