/** Code page 850 from byte 0x80, which `TextDecoder` doesn't know. Western letters have the same places in code page 437. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

export function decodeDos(bytes = Buffer.alloc(0)): string {
  return bytes.toString('latin1').replace(/[\u0080-\u00ff]/g, (letter) => CP850.charAt(letter.charCodeAt(0) - 0x80));
}
