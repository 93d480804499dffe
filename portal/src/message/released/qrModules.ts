import encodeQR from 'qr'

/** Free modules around the code that readers need, by ISO/IEC 18004. */
const QUIET_ZONE = 4

/** The modules of the QR code of an address with its quiet zone, row by row; true is dark. */
export const qrModules = (address: string): readonly (readonly boolean[])[] =>
  encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE })
