import {
  findEmptiedPages,
  findForeignPages,
  findForeignTypes,
  findUndesignedOrders,
  findUnprintableTexts,
} from './designs.ts'
import { findIncompleteErasures, findKeptTooLong } from './erasures.ts'
import { findChangedPhotos, findMissingFiles } from './files.ts'
import { findChangedPrints, findUnapprovedPages, findWrongManifests } from './handedOver.ts'
import type { Invariant } from './invariant.ts'
import { findUnrenderedPages, findWrongDrafts, findWrongPrintChecks } from './pages.ts'
import {
  findIncompleteCancellations,
  findNegativeStock,
  findOverdueWaiting,
  findUnproducedMessages,
  findUnproducedOrders,
  findWrongHandOvers,
  findWrongReservations,
} from './production.ts'
import { findOwnerlessSecrets } from './secrets.ts'
import { findDuplicateMails, findFailedJobs, findOverdueJobs, findUnsentMails, findUnsentMessages } from './work.ts'

/** Statements that hold for the database and the storage of every shop; `npm run invariants` checks them. */
export const INVARIANTS: readonly Invariant[] = [
  { id: 'INV-1', sentence: 'An order is a draft if and only if it has a page.', find: findWrongDrafts },
  { id: 'INV-2', sentence: 'A page without its print picture has the job that renders it.', find: findUnrenderedPages },
  { id: 'INV-3', sentence: 'The print check of a page agrees with its two hashes.', find: findWrongPrintChecks },
  { id: 'INV-4', sentence: 'Every file that a row refers to is in the storage.', find: findMissingFiles },
  {
    id: 'INV-5',
    sentence: 'A photo is unchanged since its upload: its bytes hash to its name.',
    find: findChangedPhotos,
  },
  { id: 'INV-6', sentence: 'An expired waiting period has ended: in production or revoked.', find: findOverdueWaiting },
  {
    id: 'INV-7',
    sentence: 'An order to be produced has a hand-over job, or the staff are shown what stops it.',
    find: findUnproducedOrders,
  },
  { id: 'INV-8', sentence: 'A released message has the job that starts its production.', find: findUnproducedMessages },
  {
    id: 'INV-9',
    sentence: 'An order in production was handed over exactly once, any other order never.',
    find: findWrongHandOvers,
  },
  {
    id: 'INV-10',
    sentence: 'A manifest is unchanged and lists exactly the pages of its order.',
    find: findWrongManifests,
  },
  { id: 'INV-11', sentence: 'Every page is handed over as it was approved.', find: findUnapprovedPages },
  {
    id: 'INV-12',
    sentence: 'Pictures and print files that were handed over match their hashes.',
    find: findChangedPrints,
  },
  { id: 'INV-13', sentence: 'No product and no option has a negative stock.', find: findNegativeStock },
  { id: 'INV-14', sentence: 'An order that is not in production has no reserved stock.', find: findWrongReservations },
  {
    id: 'INV-15',
    sentence: 'A cancelled order has a record of its cancellation and no production job.',
    find: findIncompleteCancellations,
  },
  { id: 'INV-16', sentence: 'A due job is done within a quarter of an hour.', find: findOverdueJobs },
  { id: 'INV-17', sentence: 'No job has finally failed.', find: findFailedJobs },
  { id: 'INV-18', sentence: 'A mail was sent, was rejected, or has the job that sends it.', find: findUnsentMails },
  {
    id: 'INV-19',
    sentence: 'A customer is notified of each event of an order at most once.',
    find: findDuplicateMails,
  },
  {
    id: 'INV-20',
    sentence: 'An order that waits for its production is designed: no piece, side, page or item is missing.',
    find: findUndesignedOrders,
  },
  {
    id: 'INV-21',
    sentence: 'A page of a waiting order is of a template of its product, at a place that both have.',
    find: findForeignPages,
  },
  {
    id: 'INV-22',
    sentence: 'A page of a waiting order has items if its template has any.',
    find: findEmptiedPages,
  },
  {
    id: 'INV-23',
    sentence: 'Fonts, sizes, weights and colours of a waiting order are those of its product or its template.',
    find: findForeignTypes,
  },
  {
    id: 'INV-24',
    sentence: 'Every text of a waiting order can be displayed in its font and fits into its box.',
    find: findUnprintableTexts,
  },
  {
    id: 'INV-25',
    sentence: 'What is kept no longer was erased within two nights.',
    find: findKeptTooLong,
  },
  {
    id: 'INV-26',
    sentence: 'An order whose designs were erased has no design, no photo and no file.',
    find: findIncompleteErasures,
  },
  {
    id: 'INV-27',
    sentence: 'A message to a webhook was delivered, was given up, or has the job that sends it.',
    find: findUnsentMessages,
  },
  {
    id: 'INV-28',
    sentence: 'Each passkey and each second factor belongs to an account of a customer or of the staff.',
    find: findOwnerlessSecrets,
  },
]
