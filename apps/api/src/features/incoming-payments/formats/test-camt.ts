type Tx = {
  readonly ore: number
  readonly kid?: string
  readonly name?: string
  readonly text?: string
  readonly reference?: string
}
type Entry = {
  readonly txs: readonly Tx[]
  readonly total?: number
  readonly way?: string
  readonly more?: string
  readonly reference?: string
}

const kroner = (ore: number) => `${Math.trunc(ore / 100)}.${String(ore % 100).padStart(2, '0')}`

const tx = ({ ore, kid, name, text, reference }: Tx) => `
      <TxDtls>
        <Refs>${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>
        <AmtDtls><TxAmt><Amt Ccy="NOK">${kroner(ore)}</Amt></TxAmt></AmtDtls>
        <RltdPties>${name ? `<Dbtr><Nm>${name}</Nm></Dbtr>` : ''}<DbtrAcct><Id><Othr><Id>12345678903</Id></Othr></Id></DbtrAcct></RltdPties>
        <RmtInf>${text ? `<Ustrd>${text}</Ustrd>` : ''}${kid ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${kid}</Ref></CdtrRefInf></Strd>` : ''}</RmtInf>
      </TxDtls>`

const entry = ({ txs, total, way = 'CRDT', more = '', reference = 'E1' }: Entry) => `
    <Ntry>
      <Amt Ccy="NOK">${kroner(total ?? txs.reduce((sum, { ore }) => sum + ore, 0))}</Amt>
      <CdtDbtInd>${way}</CdtDbtInd>${more || '<Sts>BOOK</Sts>'}
      <BookgDt><Dt>2026-11-19</Dt></BookgDt>
      <AcctSvcrRef>${reference}</AcctSvcrRef>
      <NtryDtls>${txs.map(tx).join('')}</NtryDtls>
    </Ntry>`

/** A camt.054 of the account 9999 01 00000, as a Norwegian bank writes it. */
export const testCamt = (entries: readonly Entry[], summary = '', head = '<?xml version="1.0" encoding="UTF-8"?>\n') =>
  `${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"><BkToCstmrDbtCdtNtfctn>
  <GrpHdr><MsgId>MSG-77</MsgId><CreDtTm>2026-11-19T06:10:00+01:00</CreDtTm></GrpHdr>
  <Ntfctn><Id>N1</Id><Acct><Id><IBAN>NO9399990100000</IBAN></Id></Acct>${summary}${entries.map(entry).join('')}
  </Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`
