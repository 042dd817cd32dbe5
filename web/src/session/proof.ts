import { create } from 'zustand'

interface Proof {
  settle: ((proved: boolean) => void) | undefined
}
/** Who waits for the person to show their second factor, where somebody does. */
export const useProof = create<Proof>(() => ({ settle: undefined }))

let asking: Promise<boolean> | undefined

/** Asks the person for their second factor, once for all calls that need it at the same time. False: they left it. */
export function askForProof(): Promise<boolean> {
  asking ??= new Promise<boolean>((settle) => useProof.setState({ settle })).finally(() => {
    asking = undefined
    useProof.setState({ settle: undefined })
  })
  return asking
}
