import type { Finding } from '@irodori/design/finding'
import type { Repair } from '@irodori/design/planRepair'
import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../context/EditorContext.ts'
import { applyRepair, planRepairOf } from '../state/findingRepairs.ts'

export type RepairState =
  | { readonly kind: 'LOOKING' }
  /** There is no repair. */
  | { readonly kind: 'NONE' }
  | { readonly kind: 'READY'; readonly repair: Repair; readonly run: () => Promise<boolean> }

/** Milliseconds without a change before a trial, so that trials do not delay typing. */
const REST_MS = 250

const LOOKING: RepairState = { kind: 'LOOKING' }
const NONE: RepairState = { kind: 'NONE' }

/** Plans the repair of a finding by a trial, so that only effective repairs are offered. */
export function useRepair(finding: Finding | null): RepairState {
  const { store, kernel, commands } = useEditor()
  const [state, setState] = useState<RepairState>(LOOKING)
  const isFirst = useRef(true)
  useEffect(() => {
    let isCurrent = true
    if (!finding || finding.repair === null) return setState(NONE)
    const plan = () => planRepairOf(store, kernel, finding)
    const run = async (): Promise<boolean> => {
      // The page may have changed since the trial.
      const repair = await plan().catch(() => null)
      if (repair) applyRepair(commands.actions, repair)
      return repair !== null
    }
    const update = async (): Promise<void> => {
      const repair = await plan().catch(() => null)
      if (isCurrent) setState(repair ? { kind: 'READY', repair, run } : NONE)
    }
    const timer = setTimeout(() => void update(), isFirst.current ? 0 : REST_MS)
    isFirst.current = false
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [finding, store, kernel, commands])
  return state
}
