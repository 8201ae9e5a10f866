const ubl = 'urn:oasis:names:specification:ubl:schema:xsd'
const money = (name: string, kroner: string) => `<${name} currencyID="NOK">${kroner}</${name}>`
const party = (name: string, number: string, more = '') =>
  `<${name}><Party><EndpointID schemeID="0192">${number}</EndpointID>${more}</Party></${name}>`

/** The receiver of the test document. */
export const testReceiver = '974760673'

/** The least document that an access point takes: one line of 80 kroner and 20 of VAT. */
export const testEhf = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${ubl}:Invoice-2">
<CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</CustomizationID>
<ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</ProfileID>
<ID>10001</ID><InvoiceTypeCode>380</InvoiceTypeCode><BuyerReference>Sør</BuyerReference>
${party('AccountingSupplierParty', '987654325', '<PartyTaxScheme><CompanyID>NO987654325MVA</CompanyID><TaxScheme><ID>VAT</ID></TaxScheme></PartyTaxScheme>')}
${party('AccountingCustomerParty', testReceiver)}
<TaxTotal>${money('TaxAmount', '20.00')}<TaxSubtotal>${money('TaxableAmount', '80.00')}${money('TaxAmount', '20.00')}<TaxCategory><ID>S</ID><Percent>25</Percent></TaxCategory></TaxSubtotal></TaxTotal>
<LegalMonetaryTotal>${money('LineExtensionAmount', '80.00')}${money('TaxExclusiveAmount', '80.00')}${money('TaxInclusiveAmount', '100.00')}${money('PayableAmount', '100.00')}</LegalMonetaryTotal>
<InvoiceLine><ID>1</ID><InvoicedQuantity unitCode="EA">2</InvoicedQuantity>${money('LineExtensionAmount', '80.00')}<Price>${money('PriceAmount', '40.00')}</Price></InvoiceLine>
</Invoice>`
