/** A photo on its way from this phone to the desk. */
export type SendingState =
  | { readonly kind: 'WAITING' }
  /** It is being encrypted. */
  | { readonly kind: 'SEALING' }
  /** `share` of the bytes sent, 0 to 1. */
  | { readonly kind: 'SENDING'; readonly share: number }
  | { readonly kind: 'WAITING_NETWORK' }
  /** The server has it, the desk has not. */
  | { readonly kind: 'SENT' }
  | { readonly kind: 'ARRIVED' }
  /** The desk has it and cannot use it. */
  | { readonly kind: 'UNUSABLE' }
  | { readonly kind: 'FAILED'; readonly reason: 'TOO_LARGE' | 'UNREADABLE' | 'FULL' | 'REFUSED' }

export interface SentPhoto {
  readonly id: string
  readonly file: File
  readonly state: SendingState
}

/** Whether a photo is still to be sent. */
export const isUnsent = ({ state }: SentPhoto): boolean =>
  state.kind === 'WAITING' || state.kind === 'SEALING' || state.kind === 'SENDING' || state.kind === 'WAITING_NETWORK'
