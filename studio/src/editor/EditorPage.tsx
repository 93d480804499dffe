import { orderOfQuery } from '@irodori/client/orderQuery'
import { PAGES } from '@irodori/contract/pages'
import { lazy, Suspense, useEffect } from 'react'
import { Redirect, useLocation, useParams, useSearch } from 'wouter'
import { leaveStudio } from '../embedding/frame.ts'
import { EditorContext } from './context/EditorContext.ts'
import { OpeningProblemView, OpeningSkeleton } from './OpeningView.tsx'
import type { EditorRoute } from './opening/editorRoute.ts'
import type { OpeningProblem } from './opening/openedDesign.ts'
import { EditorShell } from './shell/EditorShell.tsx'
import { useOpenEditor } from './useOpenEditor.ts'

// Dialogs and forms load after the page.
const AskLogin = lazy(async () => ({ default: (await import('@irodori/ui/AskLogin')).AskLogin }))
const OrderGate = lazy(async () => ({ default: (await import('./OrderGate.tsx')).OrderGate }))

function useEditorRoute(): EditorRoute {
  const params = useParams() as Readonly<Record<string, string | undefined>>
  const search = useSearch()
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
        orderNumber: orderOfQuery(search),
      }
}

/** The design tool at /design/new/… and /design/edit/…: shows the page at once and asks for the order above it. */
export function EditorPage() {
  const route = useEditorRoute()
  const [state, retry] = useOpenEditor(route)
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

/** My page belongs to the portal, which is another document. */
function ToMyPage() {
  useEffect(() => leaveStudio(PAGES.myPage.path, 'replace'), [])
  return <OpeningSkeleton />
}

interface ProblemProps {
  readonly problem: OpeningProblem
  readonly onRetry: () => void
}

/** The specification sends a missing design to /404, the design of another customer to my page, no login to the login. */
function Problem({ problem, onRetry }: ProblemProps) {
  const [, navigate] = useLocation()
  switch (problem.kind) {
    case 'NOT_FOUND':
      return <Redirect to={PAGES.notFound.path} replace />
    case 'FORBIDDEN':
      return <ToMyPage />
    case 'LOGIN':
      return (
        <>
          <OpeningSkeleton />
          <Suspense>
            <AskLogin onClose={() => navigate(PAGES.home.path)} onLoggedIn={onRetry} />
          </Suspense>
        </>
      )
    default:
      return <OpeningProblemView problem={problem} onRetry={onRetry} />
  }
}
