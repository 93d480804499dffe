import { NextPlace } from '../guidance/NextPlace.tsx'
import { SavedCard } from '../guidance/SavedCard.tsx'
import { JournalNotices } from '../journalNotices/JournalNotices.tsx'
import { PrintTools } from '../preflight/PrintTools.tsx'

/** What lies over the canvas: the place to fill in next, preflight buttons, the result of a save, notices of stored work. */
export function DeskOverlays() {
  return (
    <>
      <NextPlace />
      <PrintTools />
      <SavedCard />
      <JournalNotices />
    </>
  )
}
