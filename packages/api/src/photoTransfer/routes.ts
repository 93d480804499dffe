import { endpoints } from '@irodori/contract/endpoints'
import type { Database } from '../database/tables.ts'
import type { RateLimit, Register } from '../http/register.ts'
import type { Storage } from '../storage/storage.ts'
import { endPhotoTransfer } from './endTransfer.ts'
import { finishTransferredPhoto, readPhotoTransfer, readTransferredPhoto } from './fetchPhoto.ts'
import { openPhotoTransfer } from './openTransfer.ts'
import { readPhoneTransfer, sendPhonePhoto } from './sendPhoto.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly limit: RateLimit
  readonly now: () => Date
  readonly wake: () => void
}

export function photoTransferRoutes(register: Register, deps: Deps): void {
  register.forAnyone(endpoints.openPhotoTransfer, ({ body, caller }) => openPhotoTransfer(deps, caller, body))
  register.forAnyone(endpoints.readPhotoTransfer, ({ params, body }) =>
    readPhotoTransfer(deps, { ...params, secret: body.secret }),
  )
  register.forAnyone(endpoints.endPhotoTransfer, ({ params, body }) =>
    endPhotoTransfer(deps, params.transferId, body.secret),
  )
  register.forAnyone(endpoints.readTransferredPhoto, ({ params, body }) =>
    readTransferredPhoto(deps, { ...params, secret: body.secret }),
  )
  register.forAnyone(endpoints.finishTransferredPhoto, ({ params, body }) =>
    finishTransferredPhoto(deps, { ...params, secret: body.secret }, body.isTaken),
  )

  register.forAnyone(endpoints.readPhoneTransfer, ({ body }) => readPhoneTransfer(deps, body.token))
  register.forAnyone(endpoints.sendPhonePhoto, ({ body, upload }) => sendPhonePhoto(deps, body, upload))
}
