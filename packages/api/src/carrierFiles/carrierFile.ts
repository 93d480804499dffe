import type { CarrierFormat } from '@irodori/contract/entities/packing'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { encodeCp932 } from '@irodori/table-file/encodeCp932'
import type { PackedParcel } from '../handOver/handOver.ts'
import type { Shipping } from '../profile/shipping.ts'
import { writeCsv } from '../tableFile/writeCsv.ts'
import { generalTable } from './generalTable.ts'
import { japanPostYupack } from './japanPostYupack.ts'
import type { Layout } from './labelFields.ts'
import type { ParcelProblem } from './parcelProblem.ts'
import { sagawaEhiden3 } from './sagawaEhiden3.ts'
import { yamatoB2 } from './yamatoB2.ts'

type CarrierProgram = Exclude<CarrierFormat, 'GENERAL'>

/** A parcel that the program of a carrier cannot take. */
interface RefusedParcel {
  readonly orderNumber: string
  readonly problems: readonly ParcelProblem[]
}

export interface CarrierFile {
  readonly bytes: Uint8Array
  /** Characters that the encoding lacks; the file has 〓 for them. */
  readonly missing: readonly string[]
  /** Parcels of which the file has no row. */
  readonly refused: readonly RefusedParcel[]
}

/** What the profile of the shop lacks for a file. */
export interface MissingSetting {
  /** Path of the field, such as `shipping.yamato`. */
  readonly field: string
}

/** A table of our own columns for any other program, as CSV. */
export function generalFile(parcels: readonly PackedParcel[], encoding: 'CP932' | 'UTF8'): CarrierFile {
  const text = writeCsv(generalTable(parcels))
  // The byte order mark tells Excel that the file is UTF-8.
  const file = encoding === 'CP932' ? encodeCp932(text) : { bytes: Buffer.from(`\ufeff${text}`), missing: [] }
  return { ...file, refused: [] }
}

export type WriteParcels = (parcels: readonly PackedParcel[]) => CarrierFile

/** DSK-16: writes parcels as the program of a carrier imports them: CSV with a head, in CP932. */
export function carrierFile(program: CarrierProgram, shipping: Shipping | null): Result<WriteParcels, MissingSetting> {
  const layout = layoutOf(program, shipping)
  return layout.ok ? ok((parcels) => writeLayout(layout.value, parcels)) : layout
}

function writeLayout({ columns, cellsOf }: Layout, parcels: readonly PackedParcel[]): CarrierFile {
  const rows: (readonly string[])[] = []
  const refused: RefusedParcel[] = []
  for (const packed of parcels) {
    const problems: ParcelProblem[] = []
    const cells = cellsOf(packed, (problem) => problems.push(problem))
    if (problems.length === 0) rows.push(cells)
    else refused.push({ orderNumber: packed.handOver.order.number, problems })
  }
  return { ...encodeCp932(writeCsv([columns, ...rows])), refused }
}

function layoutOf(program: CarrierProgram, shipping: Shipping | null): Result<Layout, MissingSetting> {
  if (shipping === null) return err({ field: 'shipping' })
  switch (program) {
    case 'YAMATO_B2':
      return shipping.yamato === null ? err({ field: 'shipping.yamato' }) : ok(yamatoB2(shipping, shipping.yamato))
    case 'SAGAWA_EHIDEN3':
      return shipping.sagawa === null ? err({ field: 'shipping.sagawa' }) : ok(sagawaEhiden3(shipping, shipping.sagawa))
    case 'JAPAN_POST_YUPACK':
      return ok(japanPostYupack(shipping))
  }
}
