import type { CarrierFormat } from '@irodori/contract/entities/packing'
import { Option } from 'commander'
import type { CarrierFile, WriteParcels } from '../../../carrierFiles/carrierFile.ts'
import { carrierFile, generalFile } from '../../../carrierFiles/carrierFile.ts'
import { parcelProblemText } from '../../../carrierFiles/parcelProblem.ts'
import type { Shipping } from '../../../profile/shipping.ts'
import { StaffError } from '../../staffShop.ts'

/** The forms of orders.csv as they are typed. */
const FORMATS = {
  general: 'GENERAL',
  'yamato-b2': 'YAMATO_B2',
  'sagawa-ehiden3': 'SAGAWA_EHIDEN3',
  'japan-post-yupack': 'JAPAN_POST_YUPACK',
} as const satisfies Readonly<Record<string, CarrierFormat>>

/** Options of a command that writes orders.csv. */
export interface ParcelsOptions {
  readonly carrierFile: keyof typeof FORMATS
  readonly encoding: 'cp932' | 'utf-8'
}

export const carrierFileOption = () =>
  new Option('--carrier-file <form>', 'form of orders.csv: a general table, or the file that a program imports')
    .choices(Object.keys(FORMATS))
    .default('general')

/** @throws StaffError if the profile lacks what the labels of the carrier need */
export function parcelsWriter(
  { carrierFile: typed, encoding }: ParcelsOptions,
  shipping: Shipping | null,
): WriteParcels {
  const format = FORMATS[typed]
  if (format === 'GENERAL') return (parcels) => generalFile(parcels, encoding === 'utf-8' ? 'UTF8' : 'CP932')
  if (encoding === 'utf-8') throw new StaffError(`--encoding: the file ${typed} is always in CP932`)
  const writer = carrierFile(format, shipping)
  if (writer.ok) return writer.value
  throw new StaffError(
    `--carrier-file ${typed}: the profile lacks ${writer.error.field}; write it with \`profile set\``,
  )
}

/** What a person has to know of the written file, one line each. */
export const parcelsRemarks = ({ missing, refused }: CarrierFile): readonly string[] => [
  ...(missing.length === 0
    ? []
    : [
        `orders.csv has 〓 for characters that CP932 lacks: ${missing.join(' ')} (a general table in UTF-8 keeps them)`,
      ]),
  ...refused.map(
    ({ orderNumber, problems }) => `${orderNumber} is not in orders.csv: ${problems.map(parcelProblemText).join('; ')}`,
  ),
]
