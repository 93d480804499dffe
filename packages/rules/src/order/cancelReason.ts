/** A reason to cancel. `name` is stored and mailed, `value` is the code of the marketplaces. */
export interface CancelReason {
  readonly name: string
  readonly value: number
}

/** CAN-1: the reasons in their order; a link gives the index of one. */
export const CANCEL_REASONS: readonly CancelReason[] = [
  { name: '間違えて複数配送先で注文してしまったため', value: 6 },
  { name: '他の商品へ変更し、改めて注文するため', value: 6 },
  { name: '商品数を変更し、改めて注文するため', value: 6 },
  { name: '商品が不要になったため', value: 1 },
  { name: '受け取りたい日に間に合わないため', value: 10 },
  { name: 'デザインツールがうまく利用できないため', value: 10 },
  { name: '注文した商品の在庫が切れてしまっていたため', value: 8 },
]

/** CAN-2: the reason at the index that a link or form gives, or null. */
export const cancelReasonAt = (index: string): CancelReason | null =>
  /^\d+$/.test(index) ? (CANCEL_REASONS[Number(index)] ?? null) : null
