import { parsePostalCode } from '@irodori/rules/postalCode'
import { isPrefecture, OVERSEAS } from '@irodori/rules/prefecture'
import * as z from 'zod'
import type { PostalPlace } from './postalCodes.ts'

const Component = z.object({ long_name: z.string(), types: z.array(z.string()) })
const Answer = z.object({
  status: z.string(),
  results: z.array(z.object({ types: z.array(z.string()), address_components: z.array(Component) })).default([]),
})

/**
 * The place of a postal code in the JSON of the Geocoding API (`status`, `results`, `address_components` with
 * `long_name` and `types`, in Japanese). Null if the answer is for another code or lacks a prefecture or a city: an
 * incomplete address is no better than the table.
 */
export function geocodedPlace(body: unknown, postalCode: string): PostalPlace | null {
  const { success, data } = Answer.safeParse(body)
  if (!success || data.status !== 'OK') return null
  const components = data.results.find(({ types }) => types.includes('postal_code'))?.address_components ?? []
  const named = (type: string): string => components.find(({ types }) => types.includes(type))?.long_name ?? ''
  const prefecture = named('administrative_area_level_1')
  const ward = named('sublocality_level_1')
  const isWard = ward.endsWith('区')
  // A district precedes its town, a ward follows its city.
  const city = `${named('administrative_area_level_2')}${named('locality')}${isWard ? ward : ''}`
  if (parsePostalCode(named('postal_code')) !== postalCode || city === '') return null
  if (!isPrefecture(prefecture) || prefecture === OVERSEAS) return null
  return { prefecture, city, town: isWard ? named('sublocality_level_2') : ward || named('sublocality_level_2') }
}
