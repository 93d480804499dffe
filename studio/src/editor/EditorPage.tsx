import { AskLogin } from '@irodori/ui'
import { lazy, Suspense } from 'react'
import { Redirect, useLocation, useParams } from 'wouter'
import type { EditorPlace } from './opening/editorPlace.ts'
import type { OpeningProblem } from './opening/opened.ts'
import { useOpenEditor } from './opening/useOpenEditor.ts'
import { EditorContext } from './parts/EditorContext.ts'
import { EditorShell } from './parts/EditorShell.tsx'
import { OpeningProblemView, OpeningSkeleton } from './parts/OpeningView.tsx'

// Dialogs and their forms come beside the page, not before it.
const OrderGate = lazy(async () => ({ default: (await import('./parts/OrderGate.tsx')).OrderGate }))

function usePlace(): EditorPlace {
  const params = useParams() as Readonly<Record<string, string | undefined>>
  const at = (name: string): string => decodeURIComponent(params[name] ?? '')
  return params.templateId === undefined
    ? {
        kind: 'EDIT',
        orderNumber: at('orderNumber'),
        groupNumber: at('groupNumber'),
        designSeriesId: at('designSeriesId'),
        productId: at('productId'),
      }
    : {
        kind: 'NEW',
        templateId: at('templateId'),
        isSeichoku: params.isSeichoku === 'true',
        productId: at('productId'),
      }
}

/** The design tool at /design/new/… and /design/edit/…: shows the page at once, and asks for the order over it. */
export function EditorPage() {
  const place = usePlace()
  const [state, retry] = useOpenEditor(place)
  if (state.kind === 'LOADING') return <OpeningSkeleton />
  if (state.kind === 'PROBLEM') return <Problem problem={state.problem} onRetry={retry} />
  return (
    <EditorContext value={state.editor}>
      <EditorShell />
      <Suspense>
        <OrderGate editor={state.editor} />
      </Suspense>
    </EditorContext>
  )
}

interface ProblemProps {
  readonly problem: OpeningProblem
  readonly onRetry: () => void
}

/** By the specification: nothing there leads to /404, somebody else's design to my page, no login to the login. */
function Problem({ problem, onRetry }: ProblemProps) {
  const [, navigate] = useLocation()
  switch (problem.kind) {
    case 'NOT_FOUND':
      return <Redirect to="/404" replace />
    case 'FORBIDDEN':
      window.location.replace('/mypage')
      return <OpeningSkeleton />
    case 'LOGIN':
      return (
        <>
          <OpeningSkeleton />
          <AskLogin onClose={() => navigate('/home')} onLoggedIn={onRetry} />
        </>
      )
    default:
      return <OpeningProblemView problem={problem} onRetry={onRetry} />
  }
}
