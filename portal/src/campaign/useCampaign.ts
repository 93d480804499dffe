import { useClient } from '@irodori/client/ClientProvider'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { enterTheatre1810, enterTheatre1905 } from '@irodori/contract/endpoints/help'
import type { Campaign } from '@irodori/contract/entities/help'
import { useForm } from '@irodori/ui/useForm'
import { useEffect, useRef, useState } from 'react'
import { EMPTY_ENTRY, type Entry, entryBody, entryProblems, type Field } from './campaignForm.ts'
import { campaignOutcome } from './campaignOutcome.ts'
import { usePicture } from './picture/usePicture.ts'

const ENDPOINTS = { theatre1810: enterTheatre1810, theatre1905: enterTheatre1905 } as const satisfies Record<
  Campaign,
  unknown
>

const FIELDS = Object.keys(EMPTY_ENTRY) as Field[]

type Sending =
  | { readonly kind: 'IDLE' | 'SENT' | 'FAILED' }
  /** `share`: uploaded share from 0 to 1; null before the browser reports it. */
  | { readonly kind: 'SENDING'; readonly share: number | null }

/** The state of an entry: its fields, its picture and its upload. */
export function useCampaign(campaign: Campaign) {
  const client = useClient()
  const [now] = useState(() => new Date())
  const [share, setShare] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<'IDLE' | 'SENT' | 'FAILED'>('IDLE')
  const { picture, choose } = usePicture()
  const stop = useRef<AbortController | null>(null)
  /** The first field with a problem, which has the focus once the customer has read that the entry was not sent. */
  const refused = useRef<Field | null>(null)
  const pictureProblem = picture.kind === 'REFUSED' ? picture.problem : null
  const entering = useResultMutation(({ entry, file }: { readonly entry: Entry; readonly file: File }) => {
    stop.current = new AbortController()
    setShare(null)
    return client.upload(
      ENDPOINTS[campaign],
      { body: entryBody(entry), file },
      {
        signal: stop.current.signal,
        onProgress: ({ sent, total }) => setShare(total > 0 ? sent / total : null),
      },
    )
  })

  const form = useForm({
    initial: EMPTY_ENTRY,
    check: (entry) => entryProblems(entry, pictureProblem, now),
    send: async (entry) => {
      if (picture.kind !== 'CHOSEN') return {}
      const sent = campaignOutcome(await entering.run({ entry, file: picture.file }))
      setOutcome(sent.kind === 'STOPPED' ? 'IDLE' : sent.kind)
      const problems = sent.kind === 'FAILED' ? sent.problems : {}
      refused.current = FIELDS.find((field) => problems[field]) ?? null
      return problems
    },
  })
  useEffect(() => {
    if (outcome !== 'IDLE' || refused.current === null) return
    form.focus(refused.current)
    refused.current = null
  })
  const sending: Sending = entering.isPending ? { kind: 'SENDING', share } : { kind: outcome }

  return {
    form,
    picture,
    choose: (file: File) => {
      form.set('file', file.name)
      choose(file)
    },
    sending,
    stop: () => stop.current?.abort(),
    dismiss: () => setOutcome('IDLE'),
  }
}
