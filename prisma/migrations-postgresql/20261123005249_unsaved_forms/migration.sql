-- CreateTable
CREATE TABLE "UnsavedForm" (
    "owner" TEXT COLLATE "C" NOT NULL,
    "page" TEXT COLLATE "C" NOT NULL,
    "fields" TEXT COLLATE "C" NOT NULL,
    "length" INTEGER NOT NULL,
    "storedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "UnsavedForm_pkey" PRIMARY KEY ("owner","page")
);

-- CreateIndex
CREATE INDEX "UnsavedForm_storedAt_idx" ON "UnsavedForm"("storedAt");
