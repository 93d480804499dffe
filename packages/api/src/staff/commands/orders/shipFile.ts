import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Encoding } from '@irodori/table-file/decodeText'
import { shipParcels } from '../../../staffOrders/shipParcels.ts'
import type { StaffContext, StaffShop } from '../../staffShop.ts'
import { StaffError } from '../../staffShop.ts'
import { parcelsProblemText } from './parcelsProblemText.ts'

interface Options {
  readonly file: string
  readonly carrier: string | undefined
  readonly encoding: Encoding | undefined
}

/**
 * Marks the orders of a file as shipped, all or none.
 * @throws StaffError with each problem of the file
 */
export async function shipFile(
  shop: StaffShop,
  { workingDirectory, say }: StaffContext,
  { file, carrier, encoding }: Options,
): Promise<void> {
  const path = resolve(workingDirectory, file)
  const bytes = await readFile(path).catch(() => {
    throw new StaffError(`${path} cannot be read`)
  })
  const result = await shipParcels(shop, { bytes, encoding: encoding ?? null, carrier: carrier ?? null })
  if (!result.ok) throw new StaffError([...result.error.map(parcelsProblemText), 'nothing was changed'].join('\n'))
  const { shipped, already, partly, cancelled } = result.value
  say(`${shipped} orders were shipped, ${already} had been before`)
  if (partly > 0) say(`${partly} orders wait for the number of another parcel`)
  if (cancelled > 0) say(`${cancelled} deleted labels were passed over`)
}
