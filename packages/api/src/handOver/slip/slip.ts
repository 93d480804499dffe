import type { PackedParcel } from '../handOver.ts'

/** Pages of one piece whose pictures may stand on a slip. */
export const PICTURED_PAGES = 3

/** A parcel to pack, with the reduced pictures of its pages by their names. */
export interface Slip extends PackedParcel {
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

/** The shop that sends the parcels, with its colour as `#rrggbb`. */
export interface SlipSender {
  readonly name: string
  readonly accent: string
}
