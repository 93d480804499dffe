import type { Camera } from '@irodori/canvas/camera'
import type { ParseKeys } from 'i18next'
import { atom } from 'jotai/vanilla'

export const cameraAtom = atom<Camera>({ zoom: 1, x: 0, y: 0 })
const CSS_PX_PER_INCH = 96

/** CSS pixels per print pixel at the printed size (100 %). */
export const zoomOfActualSize = (dpi: number): number => CSS_PX_PER_INCH / dpi

/** True while a pointer moves something on the canvas. */
export const busyAtom = atom(false)
export const guidesAtom = atom(false)
/** True if the editor is shown in dark colours. */
export const darkDeskAtom = atom(false)
/** True in arranging mode: a drag moves items instead of the photos in their frames. */
export const arrangingAtom = atom(false)
/** True if the editor may be left without a question. */
export const mayLeaveAtom = atom(false)

/** True while the customer chooses another order for the design. */
export const choosingOrderAtom = atom(false)

/** True while a canvas is mounted. */
export const stageReadyAtom = atom(false)

/** The overlay above the whole editor. */
export type Overlay =
  | 'PALETTE'
  | 'SHORTCUTS'
  | 'OVERVIEW'
  | 'CHECKLIST'
  | 'PROOF'
  | 'TEMPLATE'
  | 'MERGE'
  | 'SHARE'
  | 'CALENDAR'
  | 'BOOK'
  | 'PHONE'
  | 'FAQ'
  | 'ASK'
export const overlayAtom = atom<Overlay | null>(null)

/** The panel beside the canvas. */
export type SidePanel = 'HISTORY' | 'TRAY' | 'COMMENTS' | 'ORNAMENTS' | 'BACKGROUND' | 'COLOURS'
export const panelAtom = atom<SidePanel | null>(null)

/** Position of the context menu in CSS pixels of the canvas; null while it is closed. */
export const menuAtom = atom<{ readonly x: number; readonly y: number } | null>(null)

/** A message of the `editor` namespace with its values; a value may be another message. */
export interface Message {
  readonly key: ParseKeys<'editor'>
  readonly values?: Readonly<Record<string, string | number | Message>>
}

/** A message for assistive technology; the id makes a repeated message a new one. */
export interface Announcement extends Message {
  readonly id: number
}
export const announcementAtom = atom<Announcement | null>(null)

/** A toast, which disappears by itself. */
export interface ToastMessage extends Message {
  readonly id: number
  readonly tone: 'good' | 'warning' | 'danger' | 'plain'
}
export const toastAtom = atom<ToastMessage | null>(null)
