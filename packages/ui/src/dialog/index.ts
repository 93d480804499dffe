export { ConfirmDialog } from './ConfirmDialog.tsx'
export type { DialogProps } from './Dialog.tsx'
export { Dialog, SAFE_CHOICE } from './Dialog.tsx'
export { NotifyDialog } from './NotifyDialog.tsx'
