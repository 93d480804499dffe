import { err, ok } from '@irodori/result'
import { createTransport } from 'nodemailer'
import { composeMail } from './composeMail.ts'
import type { Delivery, MailTransport } from './mailTransport.ts'

export interface SmtpTimes {
  /** Limit for connecting and for the greeting of the server. */
  readonly connectMs: number
  /** Limit without data from the server. */
  readonly silenceMs: number
  /** Limit for one mail in total. */
  readonly wholeMs: number
}

const TIMES: SmtpTimes = { connectMs: 10_000, silenceMs: 20_000, wholeMs: 60_000 }

/**
 * Sends mails through a mail server, with one connection for each: smtp://user:password@host:port, or smtps:// with TLS
 * from the start.
 */
export function smtpTransport(url: string, times: SmtpTimes = TIMES): MailTransport {
  const transport = createTransport({
    url,
    requireTLS: needsTls(url),
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    dnsTimeout: times.connectMs,
    socketTimeout: times.silenceMs,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...composeMail(mail), signal: AbortSignal.timeout(times.wholeMs) })
        return ok(null)
      } catch (error) {
        return deliveryOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** A password is sent to another machine only over TLS. */
export function needsTls(url: string): boolean {
  const { username, hostname } = new URL(url)
  return username !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/**
 * A server that answers 5xx to the mail or its address will do so again. A rejected login or an unreachable server is
 * repaired by the shop in the meantime. The text of the server may quote the address, so only its code is recorded.
 */
function deliveryOf(error: unknown): Delivery {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const reason = responseCode === undefined ? code : `${code} ${responseCode}`
  const isRejected = responseCode !== undefined && responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code)
  return err({ code: isRejected ? 'REJECTED' : 'TEMPORARY', reason })
}
