import { endpoints } from '@irodori/contract/endpoints'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { Connectors } from '../connectors/marketplaceConnector.ts'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import { askForReorder } from '../staffOrders/askForReorder.ts'
import { cancelForShop } from '../staffOrders/cancelForShop.ts'
import { changeReceiver } from '../staffOrders/changeReceiver.ts'
import type { StaffOrderDeps } from '../staffOrders/changeStaffOrder.ts'
import { holdOrder, resumeOrder } from '../staffOrders/holdOrder.ts'
import { retryOrder } from '../staffOrders/retryOrder.ts'
import { noteArrival, shipOrder, trackParcel } from '../staffOrders/shipOrder.ts'
import { writeToCustomer } from '../staffOrders/writeToCustomer.ts'
import type { Storage } from '../storage/storage.ts'
import { listOrderViews, removeOrderView, saveOrderView } from './orderViews.ts'
import { readBoard } from './readBoard.ts'
import { readDeskOrder } from './readDeskOrder.ts'
import { downloadAddressLabels, downloadCarrierTable, downloadPackingSlips, downloadPrintFile } from './packing.ts'
import { readPagePicture } from './readPagePicture.ts'
import { outcomeOf, refusalOf } from './refusalOf.ts'
import { shipParcelsOfFile } from './shipParcelsOfFile.ts'
import { searchOrders } from './searchOrders.ts'

interface Deps extends StaffOrderDeps {
  readonly storage: Storage
  readonly publicUrl: string
  readonly connectors: Connectors
  readonly log: (line: string) => void
}

/** The orders of the desk: list, board, one order, and what the staff do with it. */
export function deskOrderRoutes(register: Register, deps: Deps): void {
  readRoutes(register, deps)
  viewRoutes(register, deps)
  packingRoutes(register, deps)
  actionRoutes(register, deps)
}

function viewRoutes(register: Register, deps: Deps): void {
  const { database } = deps
  register.forStaff(endpoints.listOrderViews, ({ caller }) => listOrderViews(database, caller.staffId))
  register.forStaff(endpoints.saveOrderView, ({ caller, body }) => saveOrderView(deps, caller.staffId, body))
  register.forStaff(endpoints.removeOrderView, ({ caller, params }) =>
    removeOrderView(database, caller.staffId, params.viewId),
  )
}

function readRoutes(register: Register, deps: Deps): void {
  const { database, now } = deps
  register.forStaff(endpoints.searchOrders, ({ caller, query }) => searchOrders(database, caller.role, query))
  register.forStaff(endpoints.readBoard, async () => answer(await readBoard(database, now())))
  register.forStaff(endpoints.readDeskOrder, ({ caller, params }) =>
    readDeskOrder(deps, caller.role, params.orderNumber),
  )
  register.forStaff(endpoints.readDeskPicture, ({ params, query }) =>
    readPagePicture(deps, params.orderNumber, params.pictureName, query.size),
  )
}

function packingRoutes(register: Register, deps: Deps): void {
  register.forStaff(endpoints.downloadPackingSlips, ({ query }) => downloadPackingSlips(deps, query.orders, query.size))
  register.forStaff(endpoints.downloadAddressLabels, ({ query }) =>
    downloadAddressLabels(deps, query.orders, query.first),
  )
  register.forStaff(endpoints.downloadCarrierTable, ({ query }) => downloadCarrierTable(deps, query))
  register.forStaff(endpoints.shipParcels, ({ upload }) => shipParcelsOfFile(deps, upload))
  register.forStaff(endpoints.downloadPrintFile, ({ params }) =>
    downloadPrintFile(deps, params.orderNumber, Number(params.groupNumber)),
  )
}

function actionRoutes(register: Register, deps: Deps): void {
  /** The log names an order as it is stored, so that its entries are found by its number. */
  const subject = ({ params }: { readonly params: { readonly orderNumber: string } }) =>
    normaliseOrderNumber(params.orderNumber)
  register.forStaff(
    endpoints.holdOrder,
    async ({ params }) => outcomeOf(await holdOrder(deps, params.orderNumber)),
    subject,
  )
  register.forStaff(
    endpoints.resumeOrder,
    async ({ params }) => outcomeOf(await resumeOrder(deps, params.orderNumber)),
    subject,
  )
  register.forStaff(
    endpoints.cancelDeskOrder,
    async ({ params, body }) => outcomeOf(await cancelForShop(deps, params.orderNumber, body.note)),
    subject,
  )
  register.forStaff(
    endpoints.retryOrder,
    async ({ params }) => {
      const retried = await retryOrder(deps, params.orderNumber)
      return retried.ok ? answer({ pages: retried.value.pages }) : refusalOf(retried.error)
    },
    subject,
  )
  register.forStaff(
    endpoints.shipOrder,
    async ({ params, body }) => outcomeOf(await shipOrder(deps, params.orderNumber, body)),
    subject,
  )
  register.forStaff(
    endpoints.trackParcel,
    async ({ params, body }) => outcomeOf(await trackParcel(deps, params.orderNumber, body)),
    subject,
  )
  register.forStaff(
    endpoints.noteOrderArrival,
    async ({ params, body }) => outcomeOf(await noteArrival(deps, params.orderNumber, body)),
    subject,
  )
  register.forStaff(
    endpoints.askToReorder,
    async ({ params }) => outcomeOf(await askForReorder(deps, params.orderNumber)),
    subject,
  )
  register.forStaff(
    endpoints.writeToCustomer,
    async ({ params, body }) => {
      const written = await writeToCustomer(deps, params.orderNumber, body)
      if (written.ok) return answer(null)
      return written.error.code === 'NO_ADDRESS' ? fail(403, 'NOT_AVAILABLE') : refusalOf(written.error)
    },
    subject,
  )
  register.forStaff(
    endpoints.changeReceiver,
    async ({ params, body }) => {
      const changed = await changeReceiver(deps, params.orderNumber, body)
      if (changed.ok) return answer(null)
      return changed.error.code === 'RECEIVER_INVALID'
        ? fail(400, 'UPDATE_RECEIVER_FAILS', { error: fieldsOf(changed.error.fields) })
        : refusalOf(changed.error)
    },
    subject,
  )
}

/** The codes of the invalid fields, each in a list as all details of a form are. */
const fieldsOf = (fields: Readonly<Record<string, string | undefined>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, code]) => (code === undefined ? [] : [[field, [code]]])))
