import type { Camera } from '@irodori/canvas'
import type { ParseKeys } from 'i18next'
import { atom } from 'jotai/vanilla'

export const cameraAtom = atom<Camera>({ zoom: 1, x: 0, y: 0 })
const CSS_PX_PER_INCH = 96

/** CSS pixels per print pixel at which the page is as large as on paper: 100 %. */
export const zoomOfActualSize = (dpi: number): number => CSS_PX_PER_INCH / dpi

/** A hand moves something on the canvas. */
export const busyAtom = atom(false)
export const guidesAtom = atom(false)
/** A hand moves the items themselves, not what is in them. */
export const arrangingAtom = atom(false)
/** The customer has agreed to leave, or goes where nothing is lost. */
export const mayLeaveAtom = atom(false)

/** A canvas is on screen. */
export const stageReadyAtom = atom(false)

/** What stands over the whole editor for a moment. */
export type Overlay = 'PALETTE' | 'SHORTCUTS' | 'OVERVIEW' | 'CHECKLIST' | 'PROOF' | 'TEMPLATE' | 'FAQ' | 'ASK'
export const overlayAtom = atom<Overlay | null>(null)

/** What stands beside the page while it is edited. */
export type SidePanel = 'HISTORY' | 'TRAY'
export const panelAtom = atom<SidePanel | null>(null)

/** Where the menu of the selection hangs, in CSS pixels of the canvas; null while it is closed. */
export const menuAtom = atom<{ readonly x: number; readonly y: number } | null>(null)

/** A sentence by its key among the editor's words, with what goes into it: figures, names, or other words. */
export interface Message {
  readonly key: ParseKeys<'editor'>
  readonly values?: Readonly<Record<string, string | number | Message>>
}

/** Read aloud by assistive technology; the number makes the same sentence new. */
export interface Announcement extends Message {
  readonly id: number
}
export const announcementAtom = atom<Announcement | null>(null)

/** A short notice that goes away by itself. */
export interface ToastMessage extends Message {
  readonly id: number
  readonly tone: 'good' | 'warning' | 'danger' | 'plain'
}
export const toastAtom = atom<ToastMessage | null>(null)
