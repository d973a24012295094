/**
 * The address of the document in which a browser draws diagrams. Its parameter `script` names the script that it runs: the path of a script
 * of the web client.
 */
export const diagramFramePath = "/diagram-frame";
