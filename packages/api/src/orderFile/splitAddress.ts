import { PREFECTURES } from '@irodori/rules/prefecture'

export interface AddressLines {
  readonly prefecture: string
  readonly city: string
  readonly subAddress1: string
  readonly subAddress2: string
}

const plain = (text: string): string => text.replace(/[\s\u3000]+/g, ' ').trim()

/** The prefecture at the start of an address and the rest; '' if it begins with none. */
export function splitPrefecture(address: string): readonly [string, string] {
  const text = plain(address)
  const prefecture = PREFECTURES.find((name) => text.startsWith(name)) ?? ''
  return [prefecture, text.slice(prefecture.length).trim()]
}

/** A prefecture that is written without its last character, as 東京, completed. */
export const completePrefecture = (text: string): string =>
  PREFECTURES.find((name) => name === plain(text) || name.slice(0, -1) === plain(text)) ?? plain(text)

/** A city whose name has 市 or 郡 inside, a ward of a large city, a town of a district, a city, or a ward of Tokyo. */
const CITY =
  /^(四日市市|廿日市市|野々市市|大和郡山市|小郡市|蒲郡市|.{1,6}?市.{1,4}?区|.{1,5}?郡.{1,7}?[町村]|.{1,7}?市|.{1,5}?区|.{1,7}?[町村])/u

/**
 * The city at the start of an address and the rest.
 * @param known the city of the postal code; '' if it is not known. It is preferred: some names contain 市 or 町 twice.
 */
export function splitCity(address: string, known: string): readonly [string, string] {
  const text = plain(address)
  const city = known !== '' && text.startsWith(known) ? known : (CITY.exec(text)?.[1] ?? '')
  return [city, text.slice(city.length).trim()]
}

/** The line with the house number and the line with the building, which follows a space. */
export function splitLines(address: string): readonly [string, string] {
  const [first = '', ...rest] = plain(address).split(' ')
  return [first, rest.join(' ')]
}
