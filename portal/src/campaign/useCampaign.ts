import { useClient } from '@irodori/client/ClientProvider'
import { enterTheatre1810, enterTheatre1905 } from '@irodori/contract/endpoints/help'
import type { Campaign } from '@irodori/contract/entities/help'
import { useForm } from '@irodori/ui/useForm'
import { useRef, useState } from 'react'
import { EMPTY_ENTRY, entryBody, entryProblems } from './campaignForm.ts'
import { campaignOutcome } from './campaignOutcome.ts'
import { usePicture } from './picture/usePicture.ts'

const ENDPOINTS = { theatre1810: enterTheatre1810, theatre1905: enterTheatre1905 } as const satisfies Record<
  Campaign,
  unknown
>

export type Sending =
  | { readonly kind: 'IDLE' }
  /** `share`: uploaded share from 0 to 1; null before the browser reports it. */
  | { readonly kind: 'SENDING'; readonly share: number | null }
  | { readonly kind: 'SENT' }
  | { readonly kind: 'FAILED' }

/** The state of an entry: its fields, its picture and its upload. */
export function useCampaign(campaign: Campaign) {
  const client = useClient()
  const [now] = useState(() => new Date())
  const [sending, setSending] = useState<Sending>({ kind: 'IDLE' })
  const { picture, choose } = usePicture()
  const stop = useRef<AbortController | null>(null)
  const pictureProblem = picture.kind === 'REFUSED' ? picture.problem : null

  const form = useForm({
    initial: EMPTY_ENTRY,
    check: (entry) => entryProblems(entry, pictureProblem, now),
    send: async (entry) => {
      // A second click before the next render sends nothing.
      if (stop.current !== null || picture.kind !== 'CHOSEN') return {}
      stop.current = new AbortController()
      setSending({ kind: 'SENDING', share: null })
      const result = await client.upload(
        ENDPOINTS[campaign],
        { body: entryBody(entry), file: picture.file },
        {
          signal: stop.current.signal,
          onProgress: ({ sent, total }) => setSending({ kind: 'SENDING', share: total > 0 ? sent / total : null }),
        },
      )
      stop.current = null
      const outcome = campaignOutcome(result)
      setSending(outcome.kind === 'STOPPED' ? { kind: 'IDLE' } : { kind: outcome.kind })
      return outcome.kind === 'FAILED' ? outcome.problems : {}
    },
  })

  return {
    form,
    picture,
    choose: (file: File) => {
      form.set('file', file.name)
      choose(file)
    },
    sending,
    stop: () => stop.current?.abort(),
    dismiss: () => setSending({ kind: 'IDLE' }),
  }
}
