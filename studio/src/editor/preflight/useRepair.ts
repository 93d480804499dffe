import type { Finding } from '@irodori/design'
import type { Repair } from '@irodori/design/repair'
import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../context/EditorContext.ts'
import { applyRepair, planRepairOf } from '../state/findingRepairs.ts'

export type RepairState =
  | { readonly kind: 'LOOKING' }
  /** No tap helps. */
  | { readonly kind: 'NONE' }
  | { readonly kind: 'READY'; readonly repair: Repair; readonly run: () => Promise<boolean> }

/** Milliseconds of rest before a trial: words that are being written must not wait for trials of them. */
const REST = 250

const LOOKING: RepairState = { kind: 'LOOKING' }
const NONE: RepairState = { kind: 'NONE' }

/** Finds out what one tap would do about a finding, so that nothing is offered that would not help. */
export function useRepair(finding: Finding | null): RepairState {
  const { store, kernel, commands } = useEditor()
  const [state, setState] = useState<RepairState>(LOOKING)
  const isFirst = useRef(true)
  useEffect(() => {
    let isCurrent = true
    if (!finding || finding.repair === null) return setState(NONE)
    const plan = () => planRepairOf(store, kernel, finding)
    const run = async (): Promise<boolean> => {
      // The page may have changed since it was looked at.
      const repair = await plan().catch(() => null)
      if (repair) applyRepair(commands.actions, repair)
      return repair !== null
    }
    const look = async (): Promise<void> => {
      const repair = await plan().catch(() => null)
      if (isCurrent) setState(repair ? { kind: 'READY', repair, run } : NONE)
    }
    const timer = setTimeout(() => void look(), isFirst.current ? 0 : REST)
    isFirst.current = false
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [finding, store, kernel, commands])
  return state
}
