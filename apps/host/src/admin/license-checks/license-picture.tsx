import { useAdminHost } from '@delebil/admin-components'
import { Button, ErrorMessage, Skeleton, Stack } from '@delebil/ui'
import type { LicenseSide } from '@delebil/validation'
import { licenseSideText } from '@delebil/validation/text'
import { useEffect, useState } from 'react'
import { licenseCheckTexts as own } from './license-check-texts.ts'
import * as css from './license-checks.css.ts'

interface LicensePictureProps {
  readonly id: number
  readonly side: LicenseSide
  readonly name: string
}

/** A picture of a licence: fetched once for whoever looks, and gone from this browser with the screen. */
export function LicensePicture({ id, side, name }: LicensePictureProps) {
  const { api, organizationId } = useAdminHost()
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another look
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    setProblem(undefined)
    const query = { orgId: String(organizationId) }
    void api.call('license-checks.picture', { params: { id: String(id), side }, query }).then((result) => {
      if (isGone) return
      if (!result.ok) return setProblem(`${own.pictureFailed}. ${result.refusal.message}`)
      made = URL.createObjectURL(result.value)
      setAddress(made)
    })
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [api, organizationId, id, side, tries])
  if (problem !== undefined) {
    return (
      <Stack gapPx={8} align="start">
        <ErrorMessage>{problem}</ErrorMessage>
        <Button onPress={() => setTries(tries + 1)}>{own.again}</Button>
      </Stack>
    )
  }
  if (address === undefined) return <Skeleton heightPx={240} />
  return <img className={css.picture} src={address} alt={own.pictureOf(licenseSideText[side], name)} />
}
